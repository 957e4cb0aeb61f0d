import type { ComponentProps } from 'react';
import { loadGuaranteeNotice, type NoticeOf } from '@/lib/notices/load-notice';
import { NoticeView } from './notice-view';

type Props = { site: NoticeOf } & Pick<ComponentProps<typeof NoticeView>, 'isAmongOthers' | 'className'>;

/**
 * The harmonised notice on the legal guarantee, in sight before anybody orders (decision 47). Nothing where the law of the
 * site does not know it.
 */
export async function GuaranteeNotice({ site, ...look }: Props) {
  const notice = await loadGuaranteeNotice(site);
  return notice && <NoticeView {...notice} {...look} />;
}
