'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { Select } from '@/components/ui/select';
import { LateMessages } from '@/lib/i18n/late-messages';
import { type Box, ceiling, type Home, tightBelow, type WayIn, wayIn } from '@/lib/product/fit/way-in';

type Props = { title: string; packages: Box[]; unpacked: Box | null };

const least = 40;
const most = 400;
const lengths = [
  'doorWidth',
  'doorHeight',
  'hallWidth',
  'stairsWidth',
  'headroom',
  'liftWidth',
  'liftDepth',
  'liftHeight',
  'liftDoor',
] as const;
type Length = (typeof lengths)[number];
const ways = ['level', 'stairs', 'lift'] as const;
type Way = (typeof ways)[number];
const asked: Record<Way, readonly Length[]> = {
  level: [],
  stairs: ['stairsWidth', 'headroom'],
  lift: ['liftWidth', 'liftDepth', 'liftHeight', 'liftDoor'],
};

/** As people write it: with a comma or a point. */
const read = (text: string) => Number.parseFloat(text.trim().replace(',', '.'));
const isLength = (value: number) => value >= least && value <= most;

/** The package that gets in worst decides. */
function worst(boxes: Box[], home: Home): WayIn | null {
  return boxes
    .map((box) => wayIn(box, home))
    .reduce<WayIn | null>((a, b) => (a && a.spare <= b.spare ? a : b), null);
}

/** Whole centimetres, never more than there are. */
const left = (spare: number) => Math.floor(spare);
const missing = (spare: number) => Math.ceil(-spare);

/** The package as it is carried through the door, both from the front and to one scale. */
function DoorDrawing({ door, held, label }: { door: Home['door']; held: WayIn['held']; label: string }) {
  const wide = Math.max(door.width, held.width);
  const high = Math.max(door.height, held.height);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`-4 -4 ${wide + 8} ${high + 8}`}
      className="mx-auto h-56 w-full rounded-sm bg-linen p-3"
    >
      <rect
        x={(wide - door.width) / 2}
        y={high - door.height}
        {...door}
        className="fill-white stroke-ink"
        strokeWidth={2}
      />
      <rect
        x={(wide - held.width) / 2}
        y={high - held.height}
        {...held}
        className="fill-linden-soft stroke-linden"
        strokeWidth={2}
        fillOpacity={0.8}
      />
    </svg>
  );
}

function Form({ title, packages, unpacked }: Props) {
  const t = useTranslations('wayIn');
  const [texts, setTexts] = useState<Partial<Record<Length, string>>>({});
  const [way, setWay] = useState<Way>('level');
  const [hasCorner, setCorner] = useState(false);
  const [hasTurn, setTurn] = useState(false);
  const [leftFields, setLeftFields] = useState<ReadonlySet<Length>>(new Set());
  const values = Object.fromEntries(lengths.map((name) => [name, read(texts[name] ?? '')])) as Record<
    Length,
    number
  >;
  const needed: Length[] = [
    'doorWidth',
    'doorHeight',
    ...(hasCorner ? (['hallWidth'] as const) : []),
    ...asked[way],
  ];
  const isComplete = needed.every((name) => isLength(values[name]));
  const home: Home = {
    door: { width: values.doorWidth, height: values.doorHeight },
    hallWidth: hasCorner ? values.hallWidth : null,
    stairs: way === 'stairs' ? { width: values.stairsWidth, headroom: values.headroom, hasTurn } : null,
    lift:
      way === 'lift'
        ? {
            width: values.liftWidth,
            depth: values.liftDepth,
            height: values.liftHeight,
            doorWidth: values.liftDoor,
          }
        : null,
  };
  const packed = isComplete ? worst(packages, home) : null;
  const bare = packed && packed.spare < 0 && unpacked ? wayIn(unpacked, home) : null;
  const found = bare && bare.spare >= 0 ? bare : packed;

  function verdict(): string {
    if (!found) return t('incomplete');
    if (found.spare < 0) return t('fails', { missing: missing(found.spare) });
    const told = { spare: left(found.spare), margin: tightBelow };
    const isTight = found.spare < tightBelow;
    if (found === bare) return t(isTight ? 'unpackedTight' : 'unpacked', told);
    return t(isTight ? 'tight' : 'fits', told);
  }

  const field = (name: Length) => (
    <Field
      key={name}
      id={`way-in-${name}`}
      label={t(name)}
      inputMode="decimal"
      autoComplete="off"
      maxLength={6}
      value={texts[name] ?? ''}
      onChange={(event) => setTexts({ ...texts, [name]: event.target.value })}
      onBlur={() => setLeftFields(new Set([...leftFields, name]))}
      error={
        leftFields.has(name) && texts[name] && !isLength(values[name])
          ? t('range', { least, most })
          : undefined
      }
    />
  );
  return (
    <section aria-label={title} className="no-print mt-4 rounded-md border border-sand bg-white p-5">
      <p className="reading-width">{t('intro', { count: packages.length })}</p>
      <div className="mt-5 grid items-end gap-4 sm:grid-cols-2">
        {field('doorWidth')}
        {field('doorHeight')}
        <Select
          id="way-in-way"
          label={t('way')}
          value={way}
          onChange={(event) => setWay(ways.find((name) => name === event.target.value) ?? 'level')}
          options={ways.map((value) => ({ value, title: t(`ways.${value}`) }))}
          className="sm:col-span-2"
        />
        {asked[way].map(field)}
        {way === 'stairs' && (
          <Checkbox
            id="way-in-turn"
            label={t('turn')}
            checked={hasTurn}
            onChange={(event) => setTurn(event.target.checked)}
            className="sm:col-span-2"
          />
        )}
        <Checkbox
          id="way-in-corner"
          label={t('corner')}
          checked={hasCorner}
          onChange={(event) => setCorner(event.target.checked)}
          className="sm:col-span-2"
        />
        {hasCorner && field('hallWidth')}
      </div>
      <p role="status" className="mt-5 font-medium">
        {verdict()}
      </p>
      {found && (
        <div className="mt-4 grid items-center gap-5 sm:grid-cols-2">
          <DoorDrawing
            door={home.door}
            held={found.held}
            label={t('drawing', {
              width: Math.ceil(found.held.width),
              height: Math.ceil(found.held.height),
              doorWidth: home.door.width,
              doorHeight: home.door.height,
            })}
          />
          <dl className="tabular grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-sm">
            {found.passages.map(({ hurdle, spare }) => (
              <div key={hurdle} className="col-span-2 grid grid-cols-subgrid border-b border-sand pb-2">
                <dt>{t(`hurdles.${hurdle}`)}</dt>
                <dd className={spare < 0 ? 'font-medium text-terracotta' : undefined}>
                  {spare < 0 ? t('missing', { missing: missing(spare) }) : t('left', { spare: left(spare) })}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      <p className="mt-4 text-sm text-stone">{t('note', { ceiling })}</p>
    </section>
  );
}

/** The form with the words it needs. */
export default function WayInForm(props: Props) {
  return (
    <LateMessages namespaces={['wayIn']}>
      <Form {...props} />
    </LateMessages>
  );
}
