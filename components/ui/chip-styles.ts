import clsx from 'clsx';

export function chipStyles(isSelected = false) {
  return clsx(
    'inline-flex min-h-10 items-center gap-2 rounded-full border px-4 text-sm whitespace-nowrap transition-colors',
    isSelected
      ? 'border-linden bg-linden-soft text-linden-dark'
      : 'border-sand bg-white hover:border-ink active:bg-linen',
  );
}
