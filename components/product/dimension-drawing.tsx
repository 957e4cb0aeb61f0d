import { getFormatter, getTranslations } from 'next-intl/server';
import { Checkbox } from '@/components/ui/checkbox';
import { AfterLoad } from '@/lib/browser/after-load';
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

/** Less than a millimetre is seen by nobody and costs bytes. */
const short = (value: number) => Math.round(value * 10) / 10;
const at = ({ x, y }: { x: number; y: number }) => `translate(${short(x)} ${short(y)})`;

/** A standing figure without features: head, shoulders, two legs. */
function Person(box: Box) {
  const wide = (share: number) => short(box.width * share);
  const high = (share: number) => short(box.height * share);
  return (
    <g transform={at(box)} className="fill-sand">
      <circle cx={wide(0.5)} cy={high(0.066)} r={high(0.066)} />
      <path
        d={`M${wide(0.16)} ${high(0.24)}q0 ${high(-0.08)} ${wide(0.18)} ${high(-0.08)}h${wide(0.32)}q${wide(0.18)} 0 ${wide(0.18)} ${high(0.08)}v${high(0.26)}h${wide(-0.12)}v${high(0.5)}h${wide(-0.18)}v${high(-0.42)}h${wide(-0.08)}v${high(0.42)}h${wide(-0.18)}v${high(-0.5)}h${wide(-0.12)}z`}
      />
    </g>
  );
}

function Door(box: Box) {
  return (
    <g transform={at(box)} className="fill-sand">
      <rect width={box.width} height={box.height} />
      <circle cx={box.width - 7} cy={box.height - 105} r={2.5} className="fill-stone" />
    </g>
  );
}

function pathOf({ x1, y1, x2, y2 }: Drawing['lines'][number]): string {
  const [right, down] = [short(x2 - x1), short(y2 - y1)];
  const line = down === 0 ? `h${right}` : right === 0 ? `v${down}` : `l${right} ${down}`;
  return `M${short(x1)} ${short(y1)}${line}`;
}

const partId = (view: string) => `drawn-${view}`;

/** Without paths it is drawn a second time on the page. */
function View({ id, paths }: { id: string; paths: string[] | undefined }) {
  if (!paths) return <use href={`#${id}`} />;
  return (
    <g id={id}>
      {paths.map((d) => (
        <path key={d} d={d} />
      ))}
    </g>
  );
}

/** Lines, letters and the paths of each view. */
function Sheet({
  drawing: { width, height, fontSize, boxes, lines, labels },
  paths = {},
  label,
}: {
  drawing: Drawing;
  /** By the name of the box; without them the views are those of the other sheet. */
  paths?: Record<string, string[]>;
  label: string;
}) {
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${short(width)} ${short(height)}`}
      className="drawing-sheet"
    >
      <AfterLoad>
        {boxes.map((box) => {
          if (box.name === 'person') return <Person key={box.name} {...box} />;
          if (box.name === 'door') return <Door key={box.name} {...box} />;
          return (
            <g
              key={box.name}
              transform={at(box)}
              className="fill-white stroke-ink"
              strokeWidth={short(fontSize / 14)}
              strokeLinejoin="round"
            >
              <View id={partId(box.name)} paths={paths[box.name]} />
            </g>
          );
        })}
        <path d={lines.map(pathOf).join('')} className="stroke-stone" strokeWidth={short(fontSize / 18)} />
        <g className="font-sans" fontSize={short(fontSize)} textAnchor="middle" dominantBaseline="central">
          {labels.map(({ x, y, text, isTurned, isTitle }) => (
            <text
              key={`${x} ${y}`}
              transform={`${at({ x, y })}${isTurned ? ' rotate(-90)' : ''}`}
              className={isTitle ? 'fill-stone' : 'fill-ink'}
            >
              {text}
            </text>
          ))}
        </g>
      </AfterLoad>
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
      <figure className="drawing">
        <Sheet drawing={layOutTop(size, texts)} paths={paths} label={t('flatLabel', texts)} />
        <figcaption>{t('caption')}</figcaption>
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
    <figure className="drawing">
      <div>
        <Sheet
          drawing={layOutViews(size, texts, { chaise: mark, seat: seatMark })}
          paths={paths}
          label={`${t('label', texts)}${seat}${deep}${beside}`}
        />
      </div>
      <div>
        <Sheet drawing={layOutScale(size, texts)} label={t('scaleLabel', texts)} />
      </div>
      <figcaption>
        {t('caption')}
        <Checkbox id="to-scale" label={t('compare')} className="text-ink print:hidden" />
      </figcaption>
    </figure>
  );
}
