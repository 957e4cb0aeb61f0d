import clsx from 'clsx';

type Props = {
  /** CSS colour. Its name stands beside it. */
  colour: string;
  isAvailable?: boolean;
  size?: keyof typeof sizes;
};

const sizes = { sm: 'size-4', md: 'size-6' } as const;

/** A dot of colour. Not available: a line through it. */
export function Swatch({ colour, isAvailable = true, size = 'sm' }: Props) {
  return (
    <span className={clsx('swatch', sizes[size])} style={{ backgroundColor: colour }}>
      {!isAvailable && (
        <span className="absolute inset-0 m-auto h-0.5 w-[140%] -translate-x-[14%] rotate-45 bg-white" />
      )}
    </span>
  );
}
