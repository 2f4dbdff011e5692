import type { ReportEvidence } from "@fourball/domain/report/evidence";
import type { ReactNode } from "react";
import { courseTimeText, momentTimeText, shortDate } from "../../../kit/formatting.ts";
import { reportTexts } from "./texts.ts";

/** What was reported, as it was then. */
export function Evidence({ evidence }: { evidence: ReportEvidence }): ReactNode {
  return (
    <section aria-labelledby="evidence" className="stack gap-2">
      <div>
        <h3 id="evidence">{reportTexts.evidence}</h3>
        <p className="text-ink-2 text-small">{reportTexts.evidenceHint}</p>
      </div>
      <div className="grid gap-2 rounded-card border border-line bg-sunken p-3 text-small">
        <p className="font-semibold wrap-anywhere">{evidence.name}</p>
        <Content evidence={evidence} />
      </div>
    </section>
  );
}

function Content({ evidence }: { evidence: ReportEvidence }): ReactNode {
  switch (evidence.subject) {
    case "golfer":
      return (
        <>
          <p className="whitespace-pre-line wrap-anywhere">{evidence.bio ?? reportTexts.noBio}</p>
          {evidence.photo ? <Picture label={reportTexts.profilePhoto} url={evidence.photo.url} /> : null}
          {evidence.cover ? <Picture label={reportTexts.cover} url={evidence.cover.url} /> : null}
        </>
      );
    case "message":
      return (
        <>
          <blockquote className="whitespace-pre-line wrap-anywhere">{evidence.message}</blockquote>
          {evidence.photo ? <Picture label={reportTexts.picture} url={evidence.photo.url} /> : null}
          <p className="text-ink-2">{reportTexts.in(evidence.game.courseName, momentTimeText(evidence.sentAt))}</p>
        </>
      );
    case "game":
      return (
        <>
          <p>
            {evidence.game.courseName}, {shortDate(evidence.game.date)}, {courseTimeText(evidence.game)}
          </p>
          {evidence.description ? (
            <blockquote className="whitespace-pre-line wrap-anywhere">{evidence.description}</blockquote>
          ) : null}
        </>
      );
    case "picture":
      return (
        <Picture label={evidence.picture === "photo" ? reportTexts.profilePhoto : reportTexts.cover} url={evidence.photo.url} />
      );
  }
}

function Picture({ label, url }: { label: string; url: string }): ReactNode {
  return (
    <figure className="grid justify-items-start gap-1">
      <img alt={label} className="max-h-64 max-w-full rounded-card border border-line" src={url} />
      <figcaption className="text-ink-2 text-micro">{label}</figcaption>
    </figure>
  );
}
