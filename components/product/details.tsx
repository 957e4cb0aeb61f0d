import { getTranslations } from 'next-intl/server';
import { Alert } from '@/components/ui/alert';
import { anchors } from '@/lib/product/anchors';
import { rowsOfDrawing } from '@/lib/product/drawing/rows-of-drawing';
import type { ProductPage } from '@/lib/product/loader';
import { sayDeliveryTime } from '@/lib/product-card/say-delivery-time';
import { DimensionDrawing } from './dimension-drawing';
import { sayFacts, saySizes } from './fact-tables';
import { Facts } from './facts';
import { Groups } from './groups';
import { LateProductPart } from './late-product-part';
import { Section } from './section';
import { type ColumnPart, headingRows, rowsOfTable, TwoColumns } from './two-columns';
import { Warnings } from './warnings';

function Bullets({ title, lines }: { title: string; lines: string[] }) {
  if (lines.length === 0) return null;
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <ul className="mt-2 list-disc pl-5 marker:text-stone">
        {lines.map((line) => (
          <li key={line} className="py-1">
            {line}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A table under a heading of its own; none without facts. */
function FactTable({ title, facts }: { title: string; facts: { name: string; values: string[] }[] }) {
  if (facts.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-medium">{title}</h3>
      <Facts facts={facts} />
    </div>
  );
}

/** Everything a shopper reads before deciding: text, sizes, material, delivery, guarantee, maker. */
export async function Details({ page }: { page: ProductPage }) {
  const [t, card] = await Promise.all([getTranslations('product'), getTranslations('productCard')]);
  const { model, attributes, freeReturnDays } = page;
  const { isMadeToMeasure, isMadeToOrder, deliveryTime, maker } = model;
  const promise = deliveryTime && sayDeliveryTime(deliveryTime, card);
  const [sizes, use, light, material, build] = await Promise.all([
    saySizes(model),
    sayFacts(model.facts.use),
    sayFacts(model.facts.light),
    sayFacts(model.facts.material),
    sayFacts(model.facts.build),
  ]);
  const certificates = { name: t('certificates'), values: model.certificates };
  const boxes = { name: t('packages', { count: model.packages.length }), values: model.packages };
  const tables = { use, light, build: [...build, boxes, ...attributes] };
  const parts: ColumnPart[] = [
    { name: 'sizes', rows: rowsOfTable(sizes), content: <Facts facts={sizes} /> },
    { name: 'drawing', rows: rowsOfDrawing(model.size), content: <DimensionDrawing model={model} /> },
    ...(['use', 'light', 'build'] as const)
      .filter((group) => tables[group].length > 0)
      .map((group) => ({
        name: group,
        rows: headingRows + rowsOfTable(tables[group]),
        content: <FactTable title={t(`facts.groups.${group}`)} facts={tables[group]} />,
      })),
  ];
  const { by, placement } = model.deliveryCost;
  return (
    <>
      <Section id={anchors.description} title={t('sections.description')}>
        <div className="reading-width flex flex-col gap-4">
          {model.description.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Groups title={t('groups')} groups={model.groups} />
      </Section>
      <Section id={anchors.dimensions} title={t('sections.dimensions')}>
        <TwoColumns parts={parts} />
        {model.wayIn && (
          <div className="mt-8">
            <LateProductPart part="wayIn" of={{ title: t('wayIn'), ...model.wayIn }} />
          </div>
        )}
      </Section>
      <Section id={anchors.materials} title={t('sections.materials')}>
        <div className="grid items-start gap-8 sm:grid-cols-2">
          <div className="grid gap-8">
            <Bullets title={t('materialsTitle')} lines={model.materials} />
            <Bullets title={t('careTitle')} lines={model.care} />
          </div>
          <FactTable
            title={t('facts.groups.material')}
            facts={[...material, ...(certificates.values.length > 0 ? [certificates] : [])]}
          />
        </div>
      </Section>
      <Section id={anchors.delivery} title={t('sections.delivery')}>
        <div className="reading-width flex flex-col gap-4">
          <p>{t('deliveryText.home', { by })}</p>
          {by === 'carrier' && <p>{t('deliveryText.placement', { cost: placement })}</p>}
          {promise && (
            <p>
              {t(`deliveryText.${isMadeToOrder ? 'production' : 'stock'}`, {
                delivery: `${promise.lead} ${promise.text}`,
              })}
            </p>
          )}
          {isMadeToMeasure ? (
            <Alert title={t('madeToMeasure')}>{t('deliveryText.made')}</Alert>
          ) : (
            freeReturnDays !== null && <p>{t('deliveryText.returns', { by, days: freeReturnDays })}</p>
          )}
        </div>
        <div className="mt-6 rounded-md border border-sand bg-white p-5">
          <h3 className="font-medium">{t('guarantee.title')}</h3>
          <p className="mt-1">{t('guarantee.text', { years: model.warrantyYears })}</p>
          {model.guaranteedParts.length > 0 && (
            <>
              <h4 className="mt-4 text-sm font-medium">{t('guarantee.byPart')}</h4>
              <Facts
                facts={model.guaranteedParts.map(({ part, text }) => ({
                  name: t(`guarantee.parts.${part}`),
                  values: [text],
                }))}
              />
            </>
          )}
        </div>
      </Section>
      <Section id={anchors.safety} title={t('sections.safety')}>
        <Facts
          facts={[
            { name: t('maker.title'), values: [maker.name] },
            { name: t('maker.address'), values: [maker.postalAddress] },
            { name: t('maker.email'), values: [maker.email] },
            ...(maker.responsible
              ? [{ name: t('maker.responsible'), values: Object.values(maker.responsible) }]
              : []),
            { name: t('maker.article'), values: [model.productId] },
          ]}
        />
        <Warnings warnings={model.warnings} />
      </Section>
    </>
  );
}
