import { cva, type VariantProps } from "class-variance-authority";
import { type ReactNode, useState } from "react";
import { FlagstickIcon } from "./icons.tsx";

const avatarStyle = cva(
  "relative inline-flex shrink-0 items-center justify-center overflow-clip rounded-chip font-semibold text-sky-ink select-none",
  {
    variants: {
      size: {
        small: "size-7 text-[0.75rem]",
        medium: "size-9 text-micro",
        large: "size-12 text-body",
        huge: "size-24 text-h2",
      },
    },
    defaultVariants: { size: "medium" },
  },
);

const SKIES = 7;

function skyOf(seed: string): string {
  const sum = Array.from(seed).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return `avatar-sky-${sum % SKIES}`;
}

export interface AvatarProps extends Pick<VariantProps<typeof avatarStyle>, "size"> {
  src?: string | null;
  /** Drawn where there is no picture; without them, a flag. */
  initials?: string;
  /** Whose it is, where no text beside it says so. */
  alt?: string;
  /** What the sky behind the initials is chosen by, so that the same person always has the same. */
  seed?: string;
  /** The control around it has a name that does not hold the initials: they are drawn, but are no text. */
  isNamed?: boolean;
}

export function Avatar({ src, initials = "", alt = "", seed = initials, size, isNamed = false }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  return (
    <span className={avatarStyle({ size, className: skyOf(seed) })}>
      {shown ? (
        <img
          alt={alt}
          className="size-full object-cover"
          decoding="async"
          height={96}
          onError={() => setFailed(shown)}
          referrerPolicy="no-referrer"
          src={shown}
          width={96}
        />
      ) : (
        <>
          {isNamed && initials ? (
            <span aria-hidden="true" className="before:content-[attr(data-initials)]" data-initials={initials} />
          ) : (
            <span aria-hidden="true">{initials || <FlagstickIcon className="size-[1.25em]" />}</span>
          )}
          {alt ? <span className="sr-only">{alt}</span> : null}
        </>
      )}
    </span>
  );
}

/** Overlapping avatars; the caller provides the names as text. */
export function AvatarStack({ children, label }: { children: ReactNode; label: string }): ReactNode {
  return (
    <span aria-label={label} className="*:not-first:-ml-2 inline-flex *:ring-2 *:ring-surface" role="img">
      {children}
    </span>
  );
}
