import { viewsOf } from '@/lib/product/drawing/outlines';
import { pathsOf } from '@/lib/product/drawing/paths';
import type { ProductModel } from '@/lib/product/models';

type DrawnView = 'front' | 'top';
type Size = { width: number; height: number };

const sizeOf = ({ size }: ProductModel, view: DrawnView): Size => ({
  width: size.width,
  height: view === 'front' ? size.height : size.depth,
});

/** Centimetres that a cell is wide: so many that all of both views find room, and no cell is higher than wide. */
export function scaleOf(models: readonly ProductModel[]): number {
  return Math.max(...models.flatMap(({ size }) => [size.width, size.depth, size.height]));
}

/** One view of one of them, as large beside the others as it is: all share a scale, and stand on one line. */
export function ComparedDrawing({
  model,
  models,
  view,
  label,
}: {
  model: ProductModel;
  models: readonly ProductModel[];
  view: DrawnView;
  label: string;
}) {
  const scale = scaleOf(models);
  const { height } = sizeOf(model, view);
  const line = scale / 160;
  const highest = Math.max(...models.map((one) => sizeOf(one, view).height));
  const { size, outline, outlineDetails } = model;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={[-line, -line, scale + 2 * line, highest + 2 * line].join(' ')}
      className="w-full max-w-72 fill-white stroke-ink"
      strokeWidth={line}
      strokeLinejoin="round"
    >
      <g transform={`translate(0 ${highest - height})`}>
        {pathsOf(viewsOf(outline, size, outlineDetails)[view]).map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
    </svg>
  );
}
