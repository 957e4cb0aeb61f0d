import { toCodePath } from '@/lib/order/to-code-path';

/** What a banking app reads; `label` says to others what it is. */
export function TransferCode({ payment, label }: { payment: string; label: string }) {
  const { size, path } = toCodePath(payment);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-44 bg-white text-ink forced-color-adjust-none"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
