import type { CourseRow } from "@fourball/domain/course/csv";
import type { ImportResult } from "@fourball/domain/course/editing";
import { refusalOf } from "../../../shared/failure.ts";
import { tellFailure } from "../../../shared/tell-failure.ts";
import { notify } from "../../../shared/toast.ts";
import { ALONE, trpc } from "../../../shared/trpc.ts";
import { useCoursesChanged } from "../use-courses-changed.ts";
import { figure } from "./figure.ts";

type ImportCourses = {
  upload: (courses: CourseRow[]) => void;
  uploading: boolean;
  result: ImportResult | undefined;
  refusal: string | undefined;
  /** Forgets how the last one ended. */
  reset: () => void;
};

/** Says how it ended also where the dialog is closed by then. */
export function useImportCourses(): ImportCourses {
  const changed = useCoursesChanged();
  const request = trpc.admin.importCourses.useMutation({
    trpc: { context: ALONE },
    onSuccess: (result) => {
      void notify({ type: "success", title: "CSV upload completed", description: resultText(result) });
      void changed();
    },
    onError: (error) => void tellFailure(error, "Upload failed"),
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
  `Processed ${figure(totalProcessed)} courses. ${figure(successCount)} successful, ${figure(errorCount)} errors.`;
