import { cva, type VariantProps } from "class-variance-authority";
import { type ReactNode, useState } from "react";
import { FlagstickIcon } from "./icons.tsx";

const avatarStyle = cva(
  "relative inline-flex shrink-0 items-center justify-center overflow-clip rounded-chip font-semibold select-none",
  {
    variants: {
      size: {
        small: "size-7 text-[0.6875rem]",
        medium: "size-9 text-micro",
        large: "size-12 text-body",
        huge: "size-24 text-h2",
      },
      tint: {
        pine: "bg-primary-soft text-on-primary-soft",
        peach: "bg-sunset-soft text-sunset",
        gold: "bg-early-soft text-early",
        green: "bg-casual-soft text-casual",
        blue: "bg-learning-soft text-learning",
        violet: "bg-tournament-soft text-tournament",
      },
    },
    defaultVariants: { size: "medium", tint: "pine" },
  },
);

const tints = ["pine", "peach", "gold", "green", "blue", "violet"] as const;

function tintOf(seed: string): (typeof tints)[number] {
  const sum = Array.from(seed).reduce((total, letter) => (total * 31 + letter.charCodeAt(0)) % 9973, 7);
  return tints[sum % tints.length] ?? "pine";
}

export interface AvatarProps extends Pick<VariantProps<typeof avatarStyle>, "size"> {
  src?: string | null;
  /** Drawn where there is no picture; without them, a flag. */
  initials?: string;
  /** Whose it is, where no text beside it says so. */
  alt?: string;
  /** What the ground color is chosen by, so that the same person is always the same color. */
  seed?: string;
  className?: string;
}

export function Avatar({ src, initials = "", alt = "", seed = initials, size, className }: AvatarProps): ReactNode {
  const [failed, setFailed] = useState<string>();
  const shown = src && src !== failed ? src : undefined;
  return (
    <span className={avatarStyle({ size, tint: tintOf(seed), className })}>
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
          <span aria-hidden="true">{initials || <FlagstickIcon className="size-[1.25em]" />}</span>
          {alt ? <span className="sr-only">{alt}</span> : null}
        </>
      )}
    </span>
  );
}

/** Overlapping avatars; the caller provides the names as text. */
export function AvatarStack({ children, label }: { children: ReactNode; label: string }): ReactNode {
  return (
    <span aria-label={label} className="inline-flex -space-x-2 [&>*]:ring-2 [&>*]:ring-surface" role="img">
      {children}
    </span>
  );
}
