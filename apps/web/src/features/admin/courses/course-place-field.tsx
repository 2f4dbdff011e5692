import { readDegrees } from "@fourball/domain/typed-number";
import { Button } from "@fourball/ui/button";
import MapPin from "lucide-react/icons/map-pin";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useWatch } from "react-hook-form";
import type { CourseForm } from "./course-values.ts";
import { courseTexts } from "./texts.ts";

const words = courseTexts.course.place;

const PlacePicker = lazy(() => import("./place-picker.tsx").then(({ PlacePicker }) => ({ default: PlacePicker })));

/** Sets latitude and longitude by a pin; who can't drag types the numbers. */
export function CoursePlaceField({ form: { control, setValue, formState } }: { form: CourseForm }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const [latitude, longitude] = useWatch({ control, name: ["latitude", "longitude"] });
  return (
    <div className="grid gap-2 sm:col-span-2">
      <Button
        aria-expanded={isOpen}
        className="justify-self-start"
        onClick={() => setOpen(!isOpen)}
        size="small"
        type="button"
        variant="secondary"
      >
        <MapPin aria-hidden="true" /> {isOpen ? words.close : words.open}
      </Button>
      {isOpen ? (
        <>
          <p className="text-ink-2 text-small">{words.hint}</p>
          <div className="h-64 overflow-clip rounded-control border border-line bg-sunken">
            <Suspense>
              <PlacePicker
                latitude={degreesIn(latitude)}
                longitude={degreesIn(longitude)}
                onPlace={(place) => {
                  const options = { shouldDirty: true, shouldValidate: formState.isSubmitted };
                  setValue("latitude", String(place.latitude), options);
                  setValue("longitude", String(place.longitude), options);
                }}
              />
            </Suspense>
          </div>
        </>
      ) : null}
    </div>
  );
}

const degreesIn = (typed: string | number | null | undefined): number | undefined => readDegrees(String(typed ?? ""));
