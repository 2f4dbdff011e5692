import { imageUrl } from "@fourball/domain/picture/image-url";
import { sizedPicture } from "@fourball/domain/picture/sized";
import { Field } from "@fourball/ui/forms/field";
import { Input } from "@fourball/ui/forms/input";
import { type ReactNode, useState } from "react";
import { useController } from "react-hook-form";
import { PictureField } from "../../../kit/pictures/picture-field.tsx";
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
