import { Carousel } from '@/components/ui/carousel';
import { MailAddress } from '@/components/ui/mail-address';
import { Picture } from '@/components/ui/picture';
import { Price } from '@/components/ui/price';
import { Rating } from '@/components/ui/rating';
import { Swatch } from '@/components/ui/swatch';
import { TickedLine } from '@/components/ui/ticked-line';
import styles from './design.module.css';
import { Example, Frame, Section } from './example';

const spoken = { currentLabel: 'Price', previousLabel: 'Was' };
const sizes = ['sm', 'md', 'lg'] as const;
const stars = [0, 3.5, 4.6, 5];
const slides = ['Sofas', 'Chairs', 'Tables', 'Beds', 'Lamps', 'Rugs', 'Storage', 'Outdoors'];
const swatchColour = 'var(--color-linden)';

export function ProductParts() {
  return (
    <Section id="goods" title="Goods">
      <Example title="Price" width="wide">
        {sizes.map((size) => (
          <Frame key={size} name={size}>
            <Price {...spoken} size={size} current="€ 1.499,00" />
          </Frame>
        ))}
        <Frame name="on sale">
          <Price {...spoken} current="€ 1.199,00" previous="€ 1.499,00" discount="-20%" />
        </Frame>
        <Frame name="long">
          <Price {...spoken} size="lg" current="₺ 1.234.567,00" previous="₺ 1.499.999,00" discount="-18%" />
        </Frame>
      </Example>
      <Example title="Rating">
        {stars.map((average) => (
          <Frame key={average} name={String(average)}>
            <Rating average={average} label={`${average} of 5 stars`} />
          </Frame>
        ))}
      </Example>
      <Example title="TickedLine">
        <Frame name="in its list">
          <ul>
            <TickedLine>Delivered for free</TickedLine>
          </ul>
        </Frame>
      </Example>
      <Example title="MailAddress">
        <Frame name="where it may break">
          <MailAddress email="service@example.com" />
        </Frame>
      </Example>
      <Example title="Swatch">
        {(['sm', 'md'] as const).map((size) => (
          <Frame key={size} name={size}>
            <Swatch colour={swatchColour} size={size} />
          </Frame>
        ))}
        <Frame name="not available">
          <Swatch colour={swatchColour} size="md" isAvailable={false} />
        </Frame>
      </Example>
      <Example title="Picture" width="wide">
        <Frame name="in its well">
          <div className={styles.well}>
            <Picture
              src="/media/armchair-malmo-main.webp"
              alt="An armchair with wooden arms"
              width={1280}
              height={960}
              sizes="320px"
            />
          </div>
        </Frame>
        <Frame name="loading: the well alone">
          <div className={styles.well} />
        </Frame>
      </Example>
      <Example title="Carousel" width="full">
        <Frame name="more than fits">
          <Carousel id="design-carousel" label="Categories" labels={{ previous: 'Back', next: 'On' }}>
            {slides.map((slide) => (
              <li key={slide} className={styles.slide}>
                <a href="#goods">{slide}</a>
              </li>
            ))}
          </Carousel>
        </Frame>
      </Example>
    </Section>
  );
}
