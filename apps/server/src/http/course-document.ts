import { type CoursePage, openCourseInput } from "@fourball/domain/course/page";
import { Failure } from "@fourball/domain/failure";
import { PRODUCT } from "@fourball/domain/product";
import { getCoursePage } from "@fourball/services/course/get-course-page";
import type { ServiceContext } from "@fourball/services/service-context";
import { html } from "hono/html";

const GENERAL_HEAD = /<title>[^<]*<\/title>\s*<meta name="description"[^>]*>/;

/** The app's document with the title and the description of a course. */
export async function courseDocument(
  app: string,
  context: ServiceContext,
  courseId: string,
): Promise<{ body: string; status: 200 | 404 }> {
  const course = await findCourse(context, courseId);
  const head = String(await (course ? headOf(course, context.publicUrl) : unknownHead));
  return { body: app.replace(GENERAL_HEAD, () => head), status: course ? 200 : 404 };
}

async function findCourse(context: ServiceContext, courseId: string): Promise<CoursePage | undefined> {
  const { data: input } = openCourseInput.safeParse({ courseId });
  if (!input) return undefined;
  try {
    return await getCoursePage(context, input);
  } catch (error) {
    if (error instanceof Failure && error.code === "not_found") return undefined;
    throw error;
  }
}

const unknownHead = html`<title>Course Not Found · ${PRODUCT}</title><meta name="robots" content="noindex" />`;

const headOf = ({ id, name, location, description }: CoursePage, publicUrl: string) => html`<title>${name} · ${PRODUCT}</title>
    <meta name="description" content="${[`${name}, ${location}.`, description ?? ""].join(" ").trim().slice(0, 200)}" />
    <link rel="canonical" href="${publicUrl}/courses/${id}" />`;
