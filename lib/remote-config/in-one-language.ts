import type { SiteRules } from '@/lib/sites/models';
import type { WelcomePopup } from './models';
import { pickText } from './pick-text';

/** A page speaks one language; its readers would carry the other five for nothing. */
export function inOneLanguage(popup: WelcomePopup, language: SiteRules['language']): WelcomePopup {
  const only = (texts: WelcomePopup['title']) => ({ [language]: pickText(texts, language) });
  const { popupTitle, title, description } = popup;
  return { ...popup, popupTitle: only(popupTitle), title: only(title), description: only(description) };
}
