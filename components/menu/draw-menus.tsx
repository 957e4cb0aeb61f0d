import 'server-only';
import { getTranslations } from 'next-intl/server';
import { keepWhileSame } from '@/lib/html/keep-while-same';
import { toHtml } from '@/lib/html/to-html';
import type { MenuEntry, TitledLink } from '@/lib/menu/models';
import { CategoryList } from './category-list';
import { MobileMenu } from './mobile-menu';

export const menuTitleId = 'mobile-menu-title';

/** The menus of desktop and phone, finished: on every page they are the same. */
export const drawMenus = keepWhileSame(
  async (entries: MenuEntry[], extra: TitledLink[], service: TitledLink[]) => {
    const t = await getTranslations('layout');
    const allIn = (title: string) => t('allIn', { title });
    return {
      bar: toHtml(<CategoryList entries={entries} extra={extra} allIn={allIn} />),
      drawer: toHtml(
        <MobileMenu
          titleId={menuTitleId}
          title={t('menu')}
          closeLabel={t('close')}
          {...{ entries, extra, service, allIn }}
        />,
      ),
    };
  },
);
