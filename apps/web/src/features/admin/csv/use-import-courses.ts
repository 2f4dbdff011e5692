import type { CourseRow } from "@fourball/domain/course/csv";
import type { ImportResult } from "@fourball/domain/course/editing";
import { notifyFailure } from "../../../kit/notify-failure.ts";
import { notify } from "../../../kit/toast.ts";
import { refusalOf } from "../../../kit/trpc/failure.ts";
import { trpc } from "../../../kit/trpc/trpc.ts";
import { useCoursesChanged } from "../use-courses-changed.ts";
import { csvTexts } from "./texts.ts";

type ImportCourses = {
  upload: (courses: CourseRow[]) => void;
  uploading: boolean;
  result: ImportResult | undefined;
  refusal: string | undefined;
  /** Clears the last result. */
  reset: () => void;
};

/** Shows the result even after the dialog was closed. */
export function useImportCourses(): ImportCourses {
  const changed = useCoursesChanged();
  const request = trpc.admin.importCourses.useMutation({
    onSuccess: (result) => {
      void notify({ type: "success", title: csvTexts.completed, description: resultText(result) });
      void changed();
    },
    onError: (error) => void notifyFailure(error, csvTexts.failed),
  });
  return {
    upload: (courses) => request.mutate({ courses }),
    uploading: request.isPending,
    result: request.data,
    refusal: refusalOf(request.error),
    reset: request.reset,
  };
}

export const resultText = ({ totalProcessed, successCount, errorCount }: ImportResult): string =>
  csvTexts.result(totalProcessed, successCount, errorCount);
