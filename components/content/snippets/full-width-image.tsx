import clsx from 'clsx';
import { ShoppablePicture } from '@/components/product-card/shoppable-picture';
import { LinkButton } from '@/components/ui/link-button';
import { Picture } from '@/components/ui/picture';
import { sitePath } from '@/lib/routes/paths';
import type { SnippetProps } from '../snippet-props';

/**
 * One picture and one sentence. The words are beside the picture, never on it, and before it on a phone, where both are in
 * the first screen.
 */
export function FullWidthImage({
  id,
  context,
  site,
  words,
  headingLevel: Heading,
  isFirst,
}: SnippetProps<'full-width-image'>) {
  const { image, eyebrow, title, text, link, linkText, places } = context;
  const hasPlaces = places.length > 0;
  const intro = (
    <div
      className={
        hasPlaces
          ? undefined
          : 'flex flex-col justify-center px-gutter py-6 sm:max-lg:row-span-2 sm:py-8 md:p-10 lg:px-12'
      }
    >
      {eyebrow && <p className="mb-3 text-sm font-medium text-linden">{eyebrow}</p>}
      <Heading className={clsx('heading', Heading === 'h1' ? 'text-5xl sm:max-lg:text-4xl' : 'text-4xl')}>
        {title}
      </Heading>
      {text && <p className="mt-3 max-w-md text-lg sm:mt-4 text-stone">{text}</p>}
      {link && linkText && (
        <div className="mt-5 md:mt-7">
          <LinkButton href={sitePath(site, link)}>{linkText}</LinkButton>
        </div>
      )}
    </div>
  );
  return (
    <section
      className={clsx(
        hasPlaces ? 'bg-linen' : ['md:page-width', isFirst && 'md:pt-6'],
        !isFirst && 'section-air',
      )}
    >
      {hasPlaces ? (
        <ShoppablePicture
          image={image}
          sizes="(min-width: 1300px) 57vw, (min-width: 768px) 61vw, 96vw"
          priority={isFirst}
          places={places}
          title={words.inThisRoom}
          list={`places-${id}`}
          layout="hero"
        >
          {intro}
        </ShoppablePicture>
      ) : (
        <div className="grid bg-linen sm:grid-cols-[5fr_7fr] md:rounded-sm">
          <div className="aspect-4/3 order-last sm:max-lg:relative sm:max-lg:row-span-2 sm:aspect-auto sm:max-lg:min-h-[44vw] lg:h-[min(32rem,46vh)] lg:min-h-80">
            <Picture
              src={image.path}
              alt={image.alt}
              width={image.width}
              height={image.height}
              placeholder={image.placeholder}
              focus={image.focus}
              sizes="(min-width: 1300px) 840px, (min-width: 768px) 60vw, 100vw"
              fit="wide"
              priority={isFirst}
              className="size-full object-cover sm:max-lg:absolute sm:max-lg:inset-0"
            />
          </div>
          {intro}
        </div>
      )}
    </section>
  );
}
