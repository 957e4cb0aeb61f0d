import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { AuthCard } from '@/components/auth/auth-card';
import { SignInIsland } from '@/components/auth/auth-islands';
import { authPath } from '@/lib/routes/paths';
import { pageMetadata } from '@/lib/seo/metadata';
import { currentSite } from '@/lib/sites/current';

export async function generateMetadata(): Promise<Metadata> {
  const [site, t] = await Promise.all([currentSite(), getTranslations('auth')]);
  return pageMetadata({ site, path: authPath(site.code, 'sign-in'), title: t('signInTitle'), noindex: true });
}

export default async function SignInPage() {
  const t = await getTranslations('auth');
  return (
    <AuthCard title={t('signInTitle')} intro={t('signInIntro')}>
      <SignInIsland />
    </AuthCard>
  );
}
