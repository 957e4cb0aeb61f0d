import { Icon } from '@/components/ui/icon';

/** The person of the header and its name; `SignedInMark` finds it and says who is signed in, which no cached page can know. */
export function AccountIcon({ title }: { title: string }) {
  return (
    <>
      <Icon name="user" size={24} />
      <span className="sr-only">{title}</span>
      <span data-account-mark className="contents" />
    </>
  );
}
