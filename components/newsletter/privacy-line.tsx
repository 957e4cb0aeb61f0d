import { Link } from '@/components/ui/link';
import type { loadPrivacyLink } from '@/lib/newsletter/loader';

type Props = { text: string; link: NonNullable<Awaited<ReturnType<typeof loadPrivacyLink>>> };

/** What becomes of an address that is typed above it, and where all of it is told. */
export function PrivacyLine({ text, link }: Props) {
  return (
    <p className="mt-6 text-sm text-stone">
      {text}{' '}
      <Link href={link.href} className="underline underline-offset-4 hover:decoration-2">
        {link.title}
      </Link>
    </p>
  );
}
