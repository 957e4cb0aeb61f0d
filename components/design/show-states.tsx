'use client';

import { useEffect } from 'react';

const states = /(?<!\\):(hover|focus-visible|active)(?![-\w])/g;
const controls = 'a, button, input, select, summary, textarea';
/** What a state can come over. A label is pointed at, but the focus is on its control. */
const targets: Record<string, string> = {
  hover: `:where(${controls}, label)`,
  active: `:where(${controls}, label)`,
  'focus-visible': `:where(${controls}):where(:not(:disabled))`,
};

/** Lets the shop's own rules for a pseudo-class count inside frames that name it in `data-show` too. */
function extend(rules: CSSRuleList) {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule)
      rule.selectorText = rule.selectorText.replace(
        states,
        (pseudo, state: string) => `:is(${pseudo}, [data-show~="${state}"] ${targets[state]})`,
      );
    if (rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule) extend(rule.cssRules);
  }
}

/** Shows states that need a pointer or the keyboard without either. Marks the body when it is done. */
export function ShowStates() {
  useEffect(() => {
    if (document.body.dataset.states === 'shown') return;
    for (const sheet of document.styleSheets) extend(sheet.cssRules);
    document.body.dataset.states = 'shown';
  }, []);
  return null;
}
