DROP TABLE "course_import_rows" CASCADE;--> statement-breakpoint
-- Courses of an import are listed by an update of all of them, which leaves the indexes alone where a page has room for it.
ALTER TABLE "golf_courses" SET (fillfactor = 45);
