import { Icon } from '@/components/ui/icon';
import { iconNames } from '@/components/ui/icon-names';
import { PaymentMark, paymentMarks } from '@/components/ui/payment-mark';
import { PaymentMarks } from '@/components/ui/payment-marks';
import styles from './design.module.css';
import { Example, Frame, Section } from './example';

const colours = {
  white: 'cards',
  paper: 'the page',
  ground: 'what products stand on in their pictures',
  linen: 'panels',
  sand: 'lines',
  edge: 'edges of controls',
  ink: 'text',
  stone: 'secondary text',
  linden: 'what is pressed',
  'linden-dark': 'its hover',
  'linden-soft': 'what is chosen',
  terracotta: 'sale prices and errors',
  'terracotta-soft': 'ground of errors',
  amber: 'stars only',
};

/** Text and its ground, all of them at 4.5:1 or more. */
const pairs = [
  ['ink', 'paper'],
  ['ink', 'linen'],
  ['stone', 'white'],
  ['stone', 'paper'],
  ['stone', 'linen'],
  ['linden', 'paper'],
  ['linden-dark', 'linden-soft'],
  ['terracotta', 'white'],
  ['terracotta', 'terracotta-soft'],
  ['white', 'linden'],
  ['white', 'terracotta'],
  ['white', 'ink'],
] as const;

export function Colours() {
  return (
    <Section id="colours" title="Colours">
      <Example title="Tokens">
        {Object.entries(colours).map(([name, use]) => (
          <Frame key={name} name={`${name}: ${use}`}>
            <div className={styles.colour} style={{ background: `var(--color-${name})` }} />
          </Frame>
        ))}
      </Example>
      <Example title="Text on its ground">
        {pairs.map(([text, ground]) => (
          <Frame key={`${text}-${ground}`} name={`${text} on ${ground}`}>
            <p
              className={styles.pair}
              style={{ color: `var(--color-${text})`, background: `var(--color-${ground})` }}
            >
              A sofa for life
            </p>
          </Frame>
        ))}
      </Example>
    </Section>
  );
}

const textSizes = ['5xl', '4xl', '3xl', '2xl', 'xl', 'lg', 'base', 'sm', 'xs', '2xs', 'logo'];
const displaySizes = ['5xl', '4xl', '3xl', '2xl', 'logo'];

export function TypeScale() {
  return (
    <Section id="type" title="Type">
      <Example title="Scale, growing with the window" width="full">
        {textSizes.map((size) => (
          <Frame key={size} name={`text-${size}`}>
            <p
              className={displaySizes.includes(size) ? 'heading' : undefined}
              style={{ fontSize: `var(--text-${size})`, lineHeight: `var(--text-${size}--line-height)` }}
            >
              Eikenhouten tafel voor zes, žluťoučký kůň, ışıl ışıl
            </p>
          </Frame>
        ))}
      </Example>
      <Example title="Weights and figures" width="wide">
        <Frame name="regular">Instrument Sans</Frame>
        <Frame name="medium">
          <span className="font-medium">Instrument Sans</span>
        </Frame>
        <Frame name="semibold">
          <span className="font-semibold">Instrument Sans</span>
        </Frame>
        <Frame name="tabular: figures of one width, to the right">
          <p className="tabular text-right">
            € 1.111,11
            <br />€ 2.948,00
            <br />€ 15,95
          </p>
        </Frame>
      </Example>
    </Section>
  );
}

const steps = [1, 2, 3, 4, 6, 8, 12, 16, 24];
const radii = { sm: 'pictures', md: 'controls and cards', lg: 'dialogs' };

export function Space() {
  return (
    <Section id="space" title="Space, edges and shadow">
      <Example title="Spacing, in steps of four pixels" width="full">
        {steps.map((step) => (
          <Frame key={step} name={String(step)}>
            <div className={styles.bar} style={{ width: `calc(${step} * var(--spacing))` }} />
          </Frame>
        ))}
        <Frame name="gutter: beside the page">
          <div className={styles.bar} style={{ width: 'var(--spacing-gutter)' }} />
        </Frame>
        <Frame name="section: between parts of a page">
          <div className={styles.bar} style={{ width: 'var(--spacing-section)' }} />
        </Frame>
      </Example>
      <Example title="Radius and shadow">
        {Object.entries(radii).map(([name, use]) => (
          <Frame key={name} name={`${name}: ${use}`}>
            <div className={styles.sheet} style={{ borderRadius: `var(--radius-${name})` }} />
          </Frame>
        ))}
        <Frame name="full: chips">
          <div className={`${styles.sheet} rounded-full`} />
        </Frame>
        <Frame name="float: what floats">
          <div className={styles.sheet} style={{ boxShadow: 'var(--shadow-float)' }} />
        </Frame>
        <Frame name="veil: the page below an open menu">
          <div className="overflow-clip p-4">
            <div className={styles.sheet} style={{ boxShadow: 'var(--shadow-veil)' }} />
          </div>
        </Frame>
      </Example>
    </Section>
  );
}

export function Icons() {
  return (
    <Section id="icons" title="Icons">
      <Example title="The sprite" width="icons">
        {iconNames.map((name) => (
          <Frame key={name} name={name}>
            <Icon name={name} size={24} />
          </Frame>
        ))}
      </Example>
      <Example title="Marks of ways to pay">
        {paymentMarks.map((name) => (
          <Frame key={name} name={name}>
            <PaymentMark name={name} label="" />
          </Frame>
        ))}
        <Frame name="PaymentMarks">
          <PaymentMarks label="Ways to pay" brands={['iDEAL | Wero', 'Visa', 'Klarna']} />
        </Frame>
      </Example>
      <Example title="Sizes">
        {[14, 16, 20, 24].map((size) => (
          <Frame key={size} name={String(size)}>
            <Icon name="sofa" size={size} />
          </Frame>
        ))}
      </Example>
    </Section>
  );
}
