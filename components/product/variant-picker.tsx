import clsx from 'clsx';
import { getTranslations } from 'next-intl/server';
import { PendingLink } from '@/components/ui/pending-navigation';
import { Swatch } from '@/components/ui/swatch';
import type { OptionChoice, OptionGroup } from '@/lib/product/models';
import type { CardTranslator } from '@/lib/product-card/card-translator';
import { sayDeliveryTime } from '@/lib/product-card/say-delivery-time';

function choiceStyles({ isAvailable }: OptionChoice) {
  return clsx('option', !isAvailable && 'text-stone');
}

/** Said before the choice: what is made for one shopper cannot be sent back. */
function MadeToMeasure({
  choices,
  text,
}: {
  choices: readonly OptionChoice[];
  text: (title: string) => string;
}) {
  const made = choices.filter(({ isMadeToMeasure, isSelected }) => isMadeToMeasure && !isSelected);
  return made.map(({ title }) => (
    <p key={title} className="mt-2 text-sm text-stone">
      {text(title)}
    </p>
  ));
}

/** Its name, and what sets it apart. */
function Label({ choice, t, soldOut }: { choice: OptionChoice; t: CardTranslator; soldOut: string }) {
  const { title, price, deliveryTime, isAvailable } = choice;
  const said = isAvailable
    ? [price, deliveryTime && sayDeliveryTime(deliveryTime, t).text].filter(Boolean)
    : [soldOut];
  if (said.length === 0) return title;
  return (
    <span className="leading-tight">
      <span data-value>{title}</span>
      {said.map((text) => (
        <small key={text} className="tabular block text-xs text-stone">
          {` ${text}`}
        </small>
      ))}
    </span>
  );
}

type GroupProps = {
  group: OptionGroup;
  t: Awaited<ReturnType<typeof getTranslations<'product'>>>;
  card: CardTranslator;
};

/** Each choice is the address of a sibling; the chosen one is this page. */
function Choices({ group: { code, title, selectedTitle, choices }, t, card }: GroupProps) {
  return (
    <nav aria-label={title} data-variants={code} className="mt-3 sm:mt-4 short:mt-2.5">
      <p className="text-sm">
        <span className="font-medium">{title}</span>
        {selectedTitle && <span className="ml-1 text-stone"> {selectedTitle}</span>}
      </p>
      <ul className="options">
        {choices.map((choice) => (
          <li key={choice.href}>
            <PendingLink
              id={choice.id}
              href={choice.href}
              aria-current={choice.isSelected ? 'true' : undefined}
              className={choiceStyles(choice)}
            >
              {choice.colour && <Swatch colour={choice.colour} size="md" isAvailable={choice.isAvailable} />}
              <Label choice={choice} t={card} soldOut={t('soldOutOption')} />
            </PendingLink>
          </li>
        ))}
      </ul>
      {code === 'size' && (
        <MadeToMeasure choices={choices} text={(title) => t('madeToMeasureChoice', { title })} />
      )}
    </nav>
  );
}

/** Where there is nothing to choose it is a fact. */
function OnlyChoice({ title, choice }: { title: string; choice: OptionChoice }) {
  return (
    <p className="mt-4 flex items-center gap-2 text-sm short:mt-2.5">
      <span className="font-medium">{title}</span> {choice.colour && <Swatch colour={choice.colour} />}
      <span className="text-stone">{choice.title}</span>
    </p>
  );
}

/** What sets the versions of a product apart. */
export async function VariantPicker({ groups }: { groups: OptionGroup[] }) {
  const [t, card] = await Promise.all([getTranslations('product'), getTranslations('productCard')]);
  return groups.map((group) => {
    const [first, ...others] = group.choices;
    return first && others.length === 0 ? (
      <OnlyChoice key={group.code} title={group.title} choice={first} />
    ) : (
      <Choices key={group.code} group={group} t={t} card={card} />
    );
  });
}
