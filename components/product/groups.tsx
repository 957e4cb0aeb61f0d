import { Link } from '@/components/ui/link';
import type { ProductModel } from '@/lib/product/models';

/** Where more of the kind is: its collections and qualities. */
export function Groups({ title, groups }: { title: string; groups: ProductModel['groups'] }) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={title} className="no-print mt-8">
      <p className="font-medium">{title}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {groups.map((group) => (
          <li key={group.href}>
            <Link href={group.href} className="group-chip">
              {group.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
