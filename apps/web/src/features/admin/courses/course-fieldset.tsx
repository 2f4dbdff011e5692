import { COURSE_DESCRIPTION_MAX } from "@fourball/domain/course/editing";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import type { ReactNode } from "react";
import { LimitedTextarea } from "../../../shared/forms/limited-textarea.tsx";
import type { CourseForm } from "./course-values.ts";

const optional = "(optional)";
// Keeps the browser from filling in the admin's own address.
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
      <Field className="sm:col-span-2" error={errors.description?.message} label="Description" optional={optional}>
        <LimitedTextarea form={form} limit={COURSE_DESCRIPTION_MAX} name="description" rows={3} />
      </Field>
    </div>
  );
}
