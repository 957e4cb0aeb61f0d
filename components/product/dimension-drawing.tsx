import { getFormatter, getTranslations } from 'next-intl/server';
import { Checkbox } from '@/components/ui/checkbox';
import { isFlat } from '@/lib/product/drawing/flat';
import {
  type Box,
  type Drawing,
  door,
  layOutScale,
  layOutTop,
  layOutViews,
  person,
} from '@/lib/product/drawing/layout';
import { viewsOf } from '@/lib/product/drawing/outlines';
import { pathsOf } from '@/lib/product/drawing/paths';
import type { ProductModel } from '@/lib/product/models';

/** Hundredths of a centimetre are seen by nobody and cost bytes. */
const short = (value: number) => Math.round(value * 100) / 100;

/** A standing figure without features: head, shoulders, two legs. */
function Person({ x, y, width, height }: Box) {
  const head = height * 0.066;
  return (
    <g className="fill-sand">
      <circle cx={x + width / 2} cy={y + head} r={head} />
      <path
        d={`M${x + width * 0.16} ${y + height * 0.24}q0 ${-height * 0.08} ${width * 0.18} ${-height * 0.08}h${width * 0.32}q${width * 0.18} 0 ${width * 0.18} ${height * 0.08}v${height * 0.26}h${-width * 0.12}v${height * 0.5}h${-width * 0.18}v${-height * 0.42}h${-width * 0.08}v${height * 0.42}h${-width * 0.18}v${-height * 0.5}h${-width * 0.12}z`}
      />
    </g>
  );
}

function Door({ x, y, width, height }: Box) {
  return (
    <g className="fill-sand">
      <rect x={x} y={y} width={width} height={height} />
      <circle cx={x + width - 7} cy={y + height - 105} r={2.5} className="fill-stone" />
    </g>
  );
}

/** Lines, letters and the paths of each view. */
function Sheet({
  drawing: { width, height, fontSize, boxes, lines, labels },
  paths,
  label,
}: {
  drawing: Drawing;
  paths: Record<string, string[]>;
  label: string;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${short(width)} ${short(height)}`}
      className="mx-auto max-h-104 w-full max-w-md sm:max-lg:max-h-144"
    >
      {boxes.map((box) => {
        if (box.name === 'person') return <Person key={box.name} {...box} />;
        if (box.name === 'door') return <Door key={box.name} {...box} />;
        return (
          <g
            key={box.name}
            transform={`translate(${short(box.x)} ${short(box.y)})`}
            className="fill-white stroke-ink"
            strokeWidth={short(fontSize / 14)}
            strokeLinejoin="round"
          >
            {paths[box.name]?.map((d) => (
              <path key={d} d={d} />
            ))}
          </g>
        );
      })}
      <path
        d={lines.map(({ x1, y1, x2, y2 }) => `M${short(x1)} ${short(y1)}L${short(x2)} ${short(y2)}`).join('')}
        className="stroke-stone"
        strokeWidth={short(fontSize / 18)}
      />
      <g className="font-sans" fontSize={short(fontSize)} textAnchor="middle" dominantBaseline="central">
        {labels.map(({ x, y, text, isTurned, isTitle }) => (
          <text
            key={`${x} ${y}`}
            transform={`translate(${short(x)} ${short(y)})${isTurned ? ' rotate(-90)' : ''}`}
            className={isTitle ? 'fill-stone' : 'fill-ink'}
          >
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}

/**
 * Front, side and top view to scale; a box to tick puts a person and a door beside the front view. That needs no
 * script, and what is printed always has the views. What lies flat is drawn from above alone.
 */
export async function DimensionDrawing({ model }: { model: ProductModel }) {
  const [t, { number }] = await Promise.all([getTranslations('product.drawing'), getFormatter()]);
  const { size, outline, outlineDetails, chaise, measures } = model;
  const value = (key: string) => measures.find((measure) => measure.key === key)?.value ?? '';
  const texts = {
    width: value('width'),
    depth: value('depth'),
    height: value('height'),
    seatHeight: value('seatHeight'),
    front: t('front'),
    side: t('side'),
    top: t('top'),
    person: `${number(person.height)} cm`,
    door: `${number(door.height)} × ${number(door.width)} cm`,
  };
  const { front, side, top } = viewsOf(outline, size, outlineDetails);
  const paths = { front: pathsOf(front), side: pathsOf(side), top: pathsOf(top) };
  if (isFlat(size))
    return (
      <figure className="break-inside-avoid rounded-sm bg-linen p-4">
        <Sheet drawing={layOutTop(size, texts)} paths={paths} label={t('flatLabel', texts)} />
        <figcaption className="mt-3 text-sm text-stone">{t('caption')}</figcaption>
      </figure>
    );
  const seat = size.seatHeight ? `, ${t('seat', texts)}` : '';
  const mark = chaise && {
    ...chaise,
    widthText: `${number(Math.round(chaise.width))} cm`,
    depthText: value('bodyDepth'),
  };
  const { seatDepthCm } = outlineDetails;
  const seatMark = seatDepthCm ? { depth: seatDepthCm, text: `${number(seatDepthCm)} cm` } : null;
  const deep = seatMark ? `, ${t('seatDepth', { seatDepth: seatMark.text })}` : '';
  const beside = mark
    ? `; ${t('chaise', { side: mark.side, width: mark.widthText, depth: texts.depth, bodyDepth: mark.depthText })}`
    : '';
  return (
    <figure className="group/drawing break-inside-avoid rounded-sm bg-linen p-4">
      <div className="group-has-checked/drawing:hidden print:block!">
        <Sheet
          drawing={layOutViews(size, texts, { chaise: mark, seat: seatMark })}
          paths={paths}
          label={`${t('label', texts)}${seat}${deep}${beside}`}
        />
      </div>
      <div className="hidden group-has-checked/drawing:block print:mt-6">
        <Sheet drawing={layOutScale(size, texts)} paths={paths} label={t('scaleLabel', texts)} />
      </div>
      <figcaption className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-1 text-sm text-stone">
        {t('caption')}
        <Checkbox id="to-scale" label={t('compare')} className="text-ink print:hidden" />
      </figcaption>
    </figure>
  );
}
