import { render, screen, within } from '@testing-library/react';
import { siteRules } from '@/sites/rules';
import { LanguageButton, LanguageList } from './language-choice';

const inHeader = (languages: Pick<(typeof siteRules)['be'], 'language' | 'languages'>) =>
  render(
    <>
      <LanguageButton {...languages} label="Taal" className="" />
      <LanguageList {...languages} label="Taal" />
    </>,
  );

it('leads from any page to the same in each language of the site, called as those who speak it call it', () => {
  inHeader(siteRules.be);
  const list = screen.getByRole('navigation', { name: 'Taal', hidden: true });
  expect(screen.getByRole('button', { name: 'Taal: nl' })).toHaveAttribute('popovertarget', list.id);
  const links = within(list).getAllByRole('link', { hidden: true });
  expect(links.map((link) => [link.textContent, link.getAttribute('href'), link.lang])).toEqual([
    ['Nederlands', '?language=nl', 'nl'],
    ['Français', '?language=fr', 'fr'],
  ]);
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null]);
});

it('loads the other language as a page of its own, never by the router', () => {
  inHeader(siteRules.be);
  for (const link of screen.getAllByRole('link', { hidden: true }))
    expect(link).not.toHaveAttribute('data-soft');
});

it.each(Object.values(siteRules).filter(({ languages }) => languages.length === 1))(
  'is not there for a site of one language: $code',
  (rules) => {
    const { container } = inHeader(rules);
    expect(container).toBeEmptyDOMElement();
  },
);
