import { type CoursePage, openCourseInput } from "@fourball/domain/course-page/schema";
import { Failure } from "@fourball/domain/failure";
import { linkTo } from "@fourball/domain/links/links";
import { PRODUCT } from "@fourball/domain/product";
import type { ServiceContext } from "@fourball/services/core/service-context";
import { getCoursePage } from "@fourball/services/games/course/get-course-page";
import { pictureTexts } from "../../link-pictures/texts.ts";
import { type PageHead, productPicture, shortened, withHead } from "./page-head.ts";

/** The app's document with the title and the description of a course. */
export async function courseDocument(
  app: string,
  context: ServiceContext,
  courseId: string,
): Promise<{ body: string; status: 200 | 404 }> {
  const course = await findCourse(context, courseId);
  const head = course ? headOf(course, context.config.publicUrl) : unknownHead(context.config.publicUrl);
  return { body: withHead(app, head), status: course ? 200 : 404 };
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

const unknownHead = (publicUrl: string): PageHead => ({
  title: `Course Not Found · ${PRODUCT}`,
  description: pictureTexts.product,
  picture: productPicture(publicUrl),
  isListed: false,
});

const headOf = ({ id, name, location, description }: CoursePage, publicUrl: string): PageHead => ({
  title: `${name} · ${PRODUCT}`,
  description: shortened(`${name}, ${location}. ${description ?? ""}`),
  canonical: publicUrl + linkTo("/courses/:courseId", { params: { courseId: id } }),
  picture: productPicture(publicUrl),
});
