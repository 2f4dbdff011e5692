import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { PictureField } from "../../../kit/pictures/picture-field.tsx";
import { CoursePreview } from "./course-preview.tsx";
import type { CourseForm } from "./course-values.ts";
import { texts } from "./texts.ts";

const words = texts.course;

export function CoursePictureField({ form: { control, register } }: { form: CourseForm }): ReactNode {
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
