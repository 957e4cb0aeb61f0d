import clsx from 'clsx';

type Props = {
  /** Formatted amounts. */
  current: string;
  previous?: string | null;
  /** E.g. `-20%`. */
  discount?: string | null;
  /** Spoken before the amounts: "Prijs", "Van". */
  currentLabel: string;
  previousLabel: string;
  size?: 'sm' | 'md' | 'lg';
};

const sizes = { sm: 'text-sm', md: 'text-base', lg: 'text-2xl' } as const;

/**
 * Its figures are of one width: between others the font moves a point so close that thousands look like hundreds. Labels are
 * one text with their space: two texts would stand apart in the HTML.
 */
export function Price({ current, previous, discount, currentLabel, previousLabel, size = 'md' }: Props) {
  return (
    <span className={clsx('tabular flex flex-wrap items-baseline gap-x-2', sizes[size])}>
      <span className={clsx('font-semibold', previous && 'text-terracotta')}>
        <span className="sr-only">{`${currentLabel} `}</span>
        {current}
      </span>
      {previous && (
        <span className="text-[0.85em] text-stone">
          <span className="sr-only">{`${previousLabel} `}</span>
          <s>{previous}</s>
        </span>
      )}
      {previous && discount && (
        <span className="text-[0.85em] font-medium text-terracotta normal-nums">{discount}</span>
      )}
    </span>
  );
}
