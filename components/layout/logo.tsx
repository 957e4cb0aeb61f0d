import { Link } from '@/components/ui/link';

const leafId = 'linden-leaf';

function Leaf() {
  return (
    <g id={leafId}>
      <path
        fill="currentColor"
        d="M4.6 28.6c-.9-6.3-.6-12 2.2-16.2C10 7.6 15.4 4.4 20.6 5.2c1.3.2 2.3.8 3 1.6 1.9.5 3.3 1.9 3.7 4.1.9 5-2.3 10.5-7.4 13.7-4.3 2.7-9.8 3.4-15.3 4Z"
      />
      <path
        fill="none"
        stroke="var(--color-paper)"
        strokeWidth="1.3"
        strokeLinecap="round"
        d="M4.6 28.6 23.2 8.6M11.6 21l-.9-6.6M16 16.3l-.4-6M13.8 18.7l6.3.3M18.3 13.9l5.2.2"
      />
      <path stroke="currentColor" strokeWidth="1.8" strokeLinecap="round" d="m23.4 8.4 4.8-5.2" />
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
