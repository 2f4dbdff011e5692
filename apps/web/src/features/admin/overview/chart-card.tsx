import { Button } from "@fourball/ui/button";
import { Card } from "@fourball/ui/card";
import { type ReactNode, useState } from "react";
import { adminTexts } from "../texts.ts";

type ChartCardProps = {
  title: string;
  /** The chart in one sentence. */
  summary: string;
  /** Null when there is nothing to draw; the sentence says so. */
  chart: ReactNode;
  columns: readonly string[];
  rows: readonly (readonly [string, ...(string | number)[]])[];
};

/** A chart with its caption and the data as a table. */
export function ChartCard({ title, summary, chart, columns, rows }: ChartCardProps): ReactNode {
  const [asTable, setAsTable] = useState(false);
  return (
    <Card className="p-4 sm:p-5">
      <figure className="stack gap-4">
        <div className="flex items-start justify-between gap-3">
          <figcaption className="grid gap-0.5">
            <h2 className="text-h3">{title}</h2>
            <p className="text-ink-2 text-small">{summary}</p>
          </figcaption>
          {chart ? (
            <Button
              aria-label={adminTexts.charts.asTable(title)}
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
              size="small"
              variant={asTable ? "soft" : "secondary"}
            >
              {adminTexts.charts.table}
            </Button>
          ) : null}
        </div>
        {asTable ? <Figures columns={columns} rows={rows} title={title} /> : chart}
      </figure>
    </Card>
  );
}

function Figures({ title, columns, rows }: Pick<ChartCardProps, "title" | "columns" | "rows">): ReactNode {
  return (
    <section
      aria-label={adminTexts.charts.byDay(title)}
      className="h-45 overflow-y-auto rounded-tag border border-line"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keyboard.
      tabIndex={0}
    >
      <table className="w-full text-left text-small tabular-nums">
        <caption className="sr-only">{title}</caption>
        <thead className="sticky top-0 bg-sunken">
          <tr>
            {columns.map((column) => (
              <th className="px-3 py-1.5 text-right first:text-left" key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([day, ...figures]) => (
            <tr className="border-line border-t" key={day}>
              <th className="px-3 py-1.5 font-normal" scope="row">
                {day}
              </th>
              {figures.map((figure, index) => (
                <td className="px-3 py-1.5 text-right" key={columns[index + 1]}>
                  {figure}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
