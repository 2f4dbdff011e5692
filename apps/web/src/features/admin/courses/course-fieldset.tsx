import { COURSE_DESCRIPTION_MAX } from "@fourball/domain/course/editing";
import { imageUrl } from "@fourball/domain/picture/image-url";
import { sizedPicture } from "@fourball/domain/picture/sized";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useController } from "react-hook-form";
import { LimitedTextarea } from "../../../kit/forms/limited-textarea.tsx";
import { PictureField } from "../../../kit/pictures/picture-field.tsx";
import { CoursePlaceField } from "./course-place-field.tsx";
import type { CourseForm } from "./course-values.ts";
import { courseTexts } from "./texts.ts";

const words = courseTexts.course;
const { optional } = words;
// Keeps the browser from filling in the admin's own address.
const off = { autoComplete: "off" } as const;

/** `guessedZone` is the time zone that the course has until one is chosen. */
export function CourseFieldset({ form, guessedZone }: { form: CourseForm; guessedZone: string | undefined }): ReactNode {
  const zoneHint = guessedZone ? words.timeZoneGuessed(guessedZone) : words.timeZoneHint;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField form={form} isWide name="name" />
      <TextField description={words.locationHint} form={form} isWide name="location" />
      <TextField form={form} name="city" />
      <TextField form={form} name="state" />
      <TextField form={form} name="country" />
      <TextField description={zoneHint} form={form} name="timeZone" optional={optional} placeholder="America/Los_Angeles" />
      <TextField form={form} inputMode="text" name="latitude" optional={optional} />
      <TextField form={form} inputMode="text" name="longitude" optional={optional} />
      <CoursePlaceField form={form} />
      <TextField form={form} inputMode="tel" name="phone" optional={optional} type="tel" />
      <TextField form={form} inputMode="url" name="website" optional={optional} type="url" />
      <div className="sm:col-span-2">
        <CoursePictureField form={form} />
      </div>
      <Field
        className="sm:col-span-2"
        error={form.formState.errors.description?.message}
        label={words.description}
        optional={optional}
      >
        <LimitedTextarea form={form} limit={COURSE_DESCRIPTION_MAX} name="description" rows={3} />
      </Field>
    </div>
  );
}

type TextFieldProps = Pick<ComponentProps<typeof Input>, "inputMode" | "placeholder" | "type"> & {
  form: CourseForm;
  name: "name" | "location" | "city" | "state" | "country" | "timeZone" | "latitude" | "longitude" | "phone" | "website";
  description?: string;
  optional?: string;
  isWide?: boolean;
};

function TextField({ form, name, description, optional, isWide, ...input }: TextFieldProps): ReactNode {
  return (
    <Field
      className={isWide ? "sm:col-span-2" : undefined}
      description={description}
      error={form.formState.errors[name]?.message}
      label={words[name]}
      optional={optional}
    >
      <Input {...form.register(name)} {...off} {...input} />
    </Field>
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
