import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icon-names';

type Props = { icon: IconName; title: string; count: number };

/** What a link of the header holds: an icon, its name for whoever cannot see it, and the number of things behind it. */
export function CountedIcon({ icon, title, count }: Props) {
  return (
    <>
      <Icon name={icon} size={24} />
      <span className="sr-only">{count > 0 ? `${title} (${count})` : title}</span>
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute top-0.5 right-0 grid h-5 min-w-5 place-items-center rounded-full bg-linden px-1 text-xs font-semibold text-white"
        >
          {count}
        </span>
      )}
    </>
  );
}
