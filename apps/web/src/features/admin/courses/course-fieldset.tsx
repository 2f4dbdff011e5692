import { COURSE_DESCRIPTION_MAX } from "@fourball/domain/course/editing";
import { imageUrl } from "@fourball/domain/picture/image-url";
import { sizedPicture } from "@fourball/domain/picture/sized";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { type ReactNode, useState } from "react";
import { useController } from "react-hook-form";
import { LimitedTextarea } from "../../../kit/forms/limited-textarea.tsx";
import { PictureField } from "../../../kit/pictures/picture-field.tsx";
import { CoursePlaceField } from "./course-place-field.tsx";
import type { CourseForm } from "./course-values.ts";
import { texts } from "./texts.ts";

const words = texts.course;
const { optional } = words;
// Keeps the browser from filling in the admin's own address.
const off = { autoComplete: "off" } as const;

/** `guessedZone` is the time zone that the course has while nobody has chosen one. */
export function CourseFieldset({ form, guessedZone }: { form: CourseForm; guessedZone: string | undefined }): ReactNode {
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field className="sm:col-span-2" error={errors.name?.message} label={words.name}>
        <Input {...register("name")} {...off} />
      </Field>
      <Field className="sm:col-span-2" description={words.locationHint} error={errors.location?.message} label={words.location}>
        <Input {...register("location")} {...off} />
      </Field>
      <Field error={errors.city?.message} label={words.city}>
        <Input {...register("city")} {...off} />
      </Field>
      <Field error={errors.state?.message} label={words.state}>
        <Input {...register("state")} {...off} />
      </Field>
      <Field error={errors.country?.message} label={words.country}>
        <Input {...register("country")} {...off} />
      </Field>
      <Field
        description={guessedZone ? words.timeZoneGuessed(guessedZone) : words.timeZoneHint}
        error={errors.timeZone?.message}
        label={words.timeZone}
        optional={optional}
      >
        <Input {...register("timeZone")} {...off} placeholder="America/Los_Angeles" />
      </Field>
      <Field error={errors.latitude?.message} label={words.latitude} optional={optional}>
        <Input {...register("latitude")} {...off} inputMode="text" />
      </Field>
      <Field error={errors.longitude?.message} label={words.longitude} optional={optional}>
        <Input {...register("longitude")} {...off} inputMode="text" />
      </Field>
      <CoursePlaceField form={form} />
      <Field error={errors.phone?.message} label={words.phone} optional={optional}>
        <Input {...register("phone")} {...off} inputMode="tel" type="tel" />
      </Field>
      <Field error={errors.website?.message} label={words.website} optional={optional}>
        <Input {...register("website")} {...off} inputMode="url" type="url" />
      </Field>
      <div className="sm:col-span-2">
        <CoursePictureField form={form} />
      </div>
      <Field className="sm:col-span-2" error={errors.description?.message} label={words.description} optional={optional}>
        <LimitedTextarea form={form} limit={COURSE_DESCRIPTION_MAX} name="description" rows={3} />
      </Field>
    </div>
  );
}

function CoursePictureField({ form: { control, register } }: { form: CourseForm }): ReactNode {
  const { field, fieldState } = useController({ control, name: "imageUrl" });
  const value = field.value ?? "";
  return (
    <PictureField
      isLinkWrong={fieldState.invalid}
      kind="course"
      link={
        <Field description={words.imageHint} error={fieldState.error?.message} label={words.image} optional={words.optional}>
          <Input {...register("imageUrl")} autoComplete="off" inputMode="url" type="url" />
        </Field>
      }
      onChange={field.onChange}
      preview={value ? <CoursePreview address={value} /> : null}
      title={words.picture}
      value={value}
    />
  );
}

/** The picture of a course, as soon as its address would be taken. */
function CoursePreview({ address }: { address: string }): ReactNode {
  const [failed, setFailed] = useState<string>();
  if (failed === address || !imageUrl.safeParse(address).success) return null;
  return (
    <div className="relative aspect-3/1 overflow-clip rounded-control bg-primary-soft">
      <img
        alt=""
        className="absolute inset-0 size-full object-cover"
        decoding="async"
        height={450}
        onError={() => setFailed(address)}
        referrerPolicy="no-referrer"
        src={sizedPicture(address, "small")}
        width={800}
      />
    </div>
  );
}
