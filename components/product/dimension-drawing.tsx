import { getTranslations } from 'next-intl/server';
import { layOutDrawing } from '@/lib/product/drawing';
import type { ProductModel } from '@/lib/product/types';

function Person({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  const middle = x + width / 2;
  const head = height * 0.066;
  return (
    <g className="fill-sand">
      <circle cx={middle} cy={y + head} r={head} />
      <path
        d={`M${x + width * 0.16} ${y + height * 0.24}q0 ${-height * 0.08} ${width * 0.18} ${-height * 0.08}h${width * 0.32}q${width * 0.18} 0 ${width * 0.18} ${height * 0.08}v${height * 0.26}h${-width * 0.12}v${height * 0.5}h${-width * 0.18}v${-height * 0.42}h${-width * 0.08}v${height * 0.42}h${-width * 0.18}v${-height * 0.5}h${-width * 0.12}z`}
      />
    </g>
  );
}

/** The outline to scale, with a person of 1.75 m beside what stands. */
export async function DimensionDrawing({ model }: { model: ProductModel }) {
  const t = await getTranslations('product.drawing');
  const { view, width, height, box, seatY, person, margin, fontSize } = layOutDrawing(model.size);
  const value = (key: string) => model.measures.find((measure) => measure.key === key)?.value ?? '';
  const floor = box.y + box.height;
  const stroke = fontSize / 9;
  const texts = { width: value('width'), height: value('height'), depth: value('depth') };
  return (
    <figure className="rounded-sm bg-linen p-4">
      <svg
        role="img"
        aria-label={t(view === 'front' ? 'label' : 'labelTop', texts)}
        viewBox={`0 0 ${width} ${height}`}
        className="max-h-80 w-full"
      >
        {person && <Person {...person} />}
        {person && <path d={`M0 ${floor}H${width}`} className="stroke-edge" strokeWidth={stroke} />}
        <rect {...box} rx={fontSize / 3} className="fill-white stroke-ink" strokeWidth={stroke * 1.5} />
        {seatY !== null && (
          <path
            d={`M${box.x} ${seatY}h${box.width}`}
            className="stroke-edge"
            strokeWidth={stroke}
            strokeDasharray={`${stroke * 4} ${stroke * 3}`}
          />
        )}
        <g className="fill-ink font-sans" fontSize={fontSize} textAnchor="middle">
          <text x={box.x + box.width / 2} y={floor + fontSize * 1.6}>
            {texts.width}
          </text>
          <text transform={`translate(${margin - fontSize * 0.7} ${box.y + box.height / 2}) rotate(-90)`}>
            {view === 'front' ? texts.height : texts.depth}
          </text>
        </g>
      </svg>
      <figcaption className="mt-2 text-center text-xs text-stone">
        {t(view)}
        {person && `, ${t('person')}`}
      </figcaption>
    </figure>
  );
}
