import clsx from 'clsx';

type Props = {
  /** CSS colour. */
  colour: string;
  /** Name, spoken and shown on pointing; leave out where the name is beside it. */
  title?: string;
  isSelected?: boolean;
  isAvailable?: boolean;
  size?: 'sm' | 'md' | 'lg';
};

const sizes = { sm: 'size-4', md: 'size-6', lg: 'size-9' } as const;

/** A dot of colour. Chosen: a ring around it. Not available: a line through it. */
export function Swatch({ colour, title, isSelected, isAvailable = true, size = 'sm' }: Props) {
  return (
    <span
      title={title}
      className={clsx(
        'forced-edge relative inline-block shrink-0 overflow-hidden rounded-full border border-ink/20',
        sizes[size],
        isSelected && 'ring-2 ring-linden ring-offset-2 ring-offset-white',
      )}
      style={{ backgroundColor: colour }}
    >
      {title && <span className="sr-only">{title}</span>}
      {!isAvailable && (
        <span className="absolute inset-0 m-auto h-0.5 w-[140%] -translate-x-[14%] rotate-45 bg-white" />
      )}
    </span>
  );
}
