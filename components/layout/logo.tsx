import { Link } from '@/components/ui/link';
import { leaf } from '@/config/leaf';

const leafId = 'linden-leaf';

function Leaf() {
  return (
    <g id={leafId}>
      <path fill="currentColor" d={leaf.blade} />
      <path fill="none" stroke="var(--color-paper)" strokeWidth="1.3" strokeLinecap="round" d={leaf.veins} />
      <path stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" d={leaf.stalk} />
    </g>
  );
}

/** The drawing of the first logo of the page once more, in colours of its own. */
export function LeafAgain({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <use href={`#${leafId}`} />
    </svg>
  );
}

/** The wordmark with a leaf of the lime tree. The second one of a page (`isAgain`) shows the drawing of the first. */
export function Logo({ href, label, isAgain }: { href: string; label: string; isAgain?: boolean }) {
  return (
    <Link href={href} aria-label={label} data-clicks="logo" className="logo">
      <svg aria-hidden="true" viewBox="0 0 32 32">
        {isAgain ? <use href={`#${leafId}`} /> : <Leaf />}
      </svg>
      <span>Linden</span>
    </Link>
  );
}
