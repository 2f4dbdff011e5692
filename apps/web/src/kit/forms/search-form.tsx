import type { ComponentProps, ReactNode } from "react";

// The element of that name is younger than some browsers that have everything else.
const landmark = { role: "search" } as const;

export function SearchForm(props: ComponentProps<"form">): ReactNode {
  return <form {...props} {...landmark} />;
}
