import { createFileRoute } from "@tanstack/react-router";
import { pageTitles } from "../../app/page-titles.ts";
import { CourseScreen } from "../../features/course/course-screen.tsx";

export const Route = createFileRoute("/_public/courses/$courseId")({
  component: CourseScreen,
  staticData: { title: pageTitles.course },
});
