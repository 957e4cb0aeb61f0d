import { getTranslations } from 'next-intl/server';
import { AccountIcon } from '@/components/account/account-icon';
import { AccountMenu } from '@/components/account/account-menu';
import { drawMenus } from '@/components/menu/draw-menus';
import { MenuDialog, menuDialogId } from '@/components/menu/menu-dialog';
import { MenuIntent } from '@/components/menu/menu-intent';
import { SearchBox } from '@/components/search/search-box';
import { SearchToggle } from '@/components/search/search-toggle';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { OpenDialogButton } from '@/components/ui/open-dialog-button';
import { searchFieldId } from '@/lib/browser/search-field';
import { ClientMessages } from '@/lib/i18n/client-messages';
import { loadAnnouncements, loadHeader } from '@/lib/layout/loader';
import { loadMenu } from '@/lib/menu/loader';
import type { TitledLink } from '@/lib/menu/models';
import { favouritesPath } from '@/lib/routes/favourites-paths';
import { homePath, listingPath, searchPath, templatePath } from '@/lib/routes/paths';
import type { Site } from '@/lib/sites/sites';
import { AnnouncementBar } from './announcement-bar';
import { BasketLink } from './basket-link';
import { HeaderFrame } from './header-frame';
import { LanguageButton, LanguageList } from './language-choice';
import { LateFavouritesLink } from './late-favourites-link';
import { Logo } from './logo';

/** Announcement, logo, search, utilities, categories (§2). */
export async function Header({ site }: { site: Site }) {
  const [t, favourites, account, entries, announcements, { showsShowrooms }] = await Promise.all([
    getTranslations('layout'),
    getTranslations('favourites'),
    getTranslations('account'),
    loadMenu(site.code),
    loadAnnouncements(site.code),
    loadHeader(site.code),
  ]);
  const extra: TitledLink[] = [
    { title: t('newest'), href: listingPath(site.code, { type: 'newest' }) },
    { title: t('express'), href: listingPath(site.code, { type: 'express' }) },
    ...site.campaigns.map(({ key, alias }) => ({
      title: t(`campaigns.${key}`),
      href: templatePath(site.code, alias),
    })),
  ];
  const showrooms: TitledLink = { title: t('showrooms'), href: templatePath(site.code, 'showrooms') };
  const language = { language: site.language, languages: site.languages, label: t('language') };
  const service: TitledLink[] = [
    { title: favourites('title'), href: favouritesPath(site.code) },
    ...(showsShowrooms ? [showrooms] : []),
    { title: t('service'), href: templatePath(site.code, 'help-centre') },
  ];
  const menus = await drawMenus(site.code, entries, extra, service);
  return (
    <>
      <AnnouncementBar label={t('announcement')} announcements={announcements} />
      <ClientMessages namespaces={['layout.search', 'layout.basket', 'account.menu']}>
        <HeaderFrame>
          <div className="page-width header-line">
            <div className="-ml-2.5 flex items-center md:hidden">
              <OpenDialogButton dialogId={menuDialogId} aria-label={t('openMenu')} className="icon-link">
                <Icon name="menu" size={24} />
              </OpenDialogButton>
              <LanguageButton {...language} className="inline-flex" />
            </div>
            <div className="flex h-14 items-center sm:h-16 md:h-18">
              <Logo href={homePath(site.code)} label={t('home', { name: site.name })} />
            </div>
            <div className="header-search">
              <SearchBox id={searchFieldId} action={searchPath(site.code)} />
            </div>
            <div className="header-actions">
              <SearchToggle inputId={searchFieldId} />
              {showsShowrooms && (
                <Link href={showrooms.href} className="header-link">
                  <Icon name="store" size={22} />
                  {showrooms.title}
                </Link>
              )}
              <LanguageButton {...language} className="hidden md:inline-flex" />
              <AccountMenu>
                <AccountIcon title={account('menu.title')} />
              </AccountMenu>
              <LateFavouritesLink />
              <BasketLink />
            </div>
          </div>
          <nav aria-label={t('categories')} data-mega-menu data-clicks="menu" className="hidden md:block">
            <MenuIntent kind="bar" html={menus.bar} />
          </nav>
        </HeaderFrame>
        <LanguageList {...language} />
      </ClientMessages>
      <MenuDialog html={menus.drawer} />
    </>
  );
}
