import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/auth/auth-card';
import { ConfirmEmailIsland } from '@/components/auth/auth-islands';
import { authPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export async function generateMetadata(): Promise<Metadata> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('auth')]);
  return pageMetadata({
    site,
    path: authPath(site.code, 'confirm-email'),
    title: t('emailTitle'),
    noindex: true,
  });
}

export default async function ConfirmEmailPage() {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('emailTitle')} intro={t('emailIntro')}>
      <ConfirmEmailIsland />
    </AuthCard>
  );
}
