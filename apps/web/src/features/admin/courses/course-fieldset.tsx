import { COURSE_DESCRIPTION_MAX } from "@fourball/domain/course/editing";
import { Field } from "@fourball/ui/field";
import { Input } from "@fourball/ui/input";
import { Textarea } from "@fourball/ui/textarea";
import type { ReactNode } from "react";
import { useWatch } from "react-hook-form";
import type { CourseForm } from "./course-values.ts";

const optional = "(optional)";
// A browser would fill in where the admin lives.
const off = { autoComplete: "off" } as const;

export function CourseFieldset({ form }: { form: CourseForm }): ReactNode {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field className="sm:col-span-2" error={errors.name?.message} label="Name">
        <Input {...register("name")} {...off} />
      </Field>
      <Field
        className="sm:col-span-2"
        description="As golfers read it, such as Monterey, CA"
        error={errors.location?.message}
        label="Location"
      >
        <Input {...register("location")} {...off} />
      </Field>
      <Field error={errors.city?.message} label="City">
        <Input {...register("city")} {...off} />
      </Field>
      <Field error={errors.state?.message} label="State">
        <Input {...register("state")} {...off} />
      </Field>
      <Field error={errors.country?.message} label="Country">
        <Input {...register("country")} {...off} />
      </Field>
      <Field description="Found from the place when empty" error={errors.timeZone?.message} label="Time zone" optional={optional}>
        <Input {...register("timeZone")} {...off} placeholder="America/Los_Angeles" />
      </Field>
      <Field error={errors.latitude?.message} label="Latitude" optional={optional}>
        <Input {...register("latitude")} {...off} inputMode="text" />
      </Field>
      <Field error={errors.longitude?.message} label="Longitude" optional={optional}>
        <Input {...register("longitude")} {...off} inputMode="text" />
      </Field>
      <Field error={errors.phone?.message} label="Phone" optional={optional}>
        <Input {...register("phone")} {...off} inputMode="tel" type="tel" />
      </Field>
      <Field error={errors.website?.message} label="Website" optional={optional}>
        <Input {...register("website")} {...off} inputMode="url" type="url" />
      </Field>
      <Field
        className="sm:col-span-2"
        description="An https address of a picture"
        error={errors.imageUrl?.message}
        label="Image URL"
        optional={optional}
      >
        <Input {...register("imageUrl")} {...off} inputMode="url" type="url" />
      </Field>
      <Description form={form} />
    </div>
  );
}

function Description({ form: { register, control, formState } }: { form: CourseForm }): ReactNode {
  const typed = useWatch({ control, name: "description" }) ?? "";
  return (
    <Field className="sm:col-span-2" error={formState.errors.description?.message} label="Description" optional={optional}>
      <Textarea {...register("description")} length={typed.length} limit={COURSE_DESCRIPTION_MAX} rows={3} />
    </Field>
  );
}
