import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useDelayedWrite } from "../../kit/forms/use-delayed-write.ts";

type CourseSearch = { words: string; type: (words: string) => void; submit: () => void };

const isMarketplace = (pathname: string): boolean => pathname === "/" || pathname === "/marketplace";

/** The text in the search box: on the marketplace it filters while typing; elsewhere Enter navigates there. */
export function useCourseSearch(): CourseSearch {
  const { q = "" } = useSearch({ strict: false });
  const isHere = useLocation({ select: ({ pathname }) => isMarketplace(pathname) });
  const navigate = useNavigate();

  const here = useDelayedWrite(q, (words) => {
    // Only the first change adds a history entry; later keystrokes replace it.
    void navigate({ to: ".", search: (search) => ({ ...search, q: words || undefined }), replace: q !== "" });
  });
  const elsewhere = (): void => void navigate({ to: "/marketplace", search: { q: here.shown || undefined } });

  return { words: here.shown, type: isHere ? here.change : here.show, submit: isHere ? here.writeNow : elsewhere };
}
