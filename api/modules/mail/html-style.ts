import type { CSSProperties } from 'react';

const serif = "Georgia, 'Times New Roman', serif";
const sans = "'Helvetica Neue', Helvetica, Arial, sans-serif";
const ink = '#1e1b18';
const stone = '#6b635a';
const sand = '#e4dacd';
const linden = '#2f5d46';

/** Mail programs read styles on the element only, so each has its own. */
export const styles = {
  body: { margin: 0, padding: 0, backgroundColor: '#f3eee7', color: ink, fontFamily: sans },
  container: { width: '100%', maxWidth: 600, margin: '0 auto', padding: '24px 12px 40px' },
  logo: { fontFamily: serif, fontSize: 26, lineHeight: '32px', color: linden, textDecoration: 'none' },
  top: { padding: '8px 12px 20px' },
  card: { backgroundColor: '#ffffff', borderRadius: 8, padding: '32px 28px' },
  title: {
    fontFamily: serif,
    fontSize: 28,
    lineHeight: '36px',
    fontWeight: 400,
    color: ink,
    margin: '0 0 20px',
  },
  heading: {
    fontFamily: serif,
    fontSize: 20,
    lineHeight: '28px',
    fontWeight: 400,
    color: ink,
    margin: '32px 0 8px',
  },
  text: { fontSize: 16, lineHeight: '26px', color: ink, margin: '0 0 16px' },
  button: {
    backgroundColor: linden,
    color: '#ffffff',
    borderRadius: 8,
    padding: '14px 24px',
    fontSize: 16,
    lineHeight: '20px',
    fontWeight: 700,
    textDecoration: 'none',
    display: 'inline-block',
  },
  buttonBox: { margin: '8px 0 16px' },
  small: { fontSize: 14, lineHeight: '22px', color: stone, margin: '0 0 8px', wordBreak: 'break-word' },
  link: { color: linden, textDecoration: 'underline' },
  table: { width: '100%', borderCollapse: 'collapse', margin: '8px 0 16px' },
  label: {
    padding: '6px 12px 6px 0',
    fontSize: 15,
    lineHeight: '22px',
    color: stone,
    fontWeight: 400,
    textAlign: 'left',
    verticalAlign: 'top',
  },
  value: {
    padding: '6px 0',
    fontSize: 15,
    lineHeight: '22px',
    color: ink,
    textAlign: 'right',
    verticalAlign: 'top',
  },
  total: {
    padding: '10px 0',
    fontSize: 18,
    lineHeight: '26px',
    fontWeight: 700,
    color: ink,
    textAlign: 'right',
    borderTop: `1px solid ${sand}`,
  },
  totalLabel: {
    padding: '10px 12px 10px 0',
    fontSize: 18,
    lineHeight: '26px',
    fontWeight: 700,
    color: ink,
    textAlign: 'left',
    borderTop: `1px solid ${sand}`,
  },
  lineTitle: {
    padding: '12px 12px 12px 0',
    fontSize: 16,
    lineHeight: '24px',
    fontWeight: 700,
    color: ink,
    textAlign: 'left',
    verticalAlign: 'top',
    borderTop: `1px solid ${sand}`,
  },
  lineAmount: {
    padding: '12px 0',
    fontSize: 16,
    lineHeight: '24px',
    color: ink,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
    borderTop: `1px solid ${sand}`,
  },
  lineDetail: { display: 'block', fontSize: 14, lineHeight: '22px', fontWeight: 400, color: stone },
  column: { display: 'inline-block', width: '100%', maxWidth: 264, verticalAlign: 'top', paddingBottom: 16 },
  columnTitle: { fontSize: 15, lineHeight: '22px', fontWeight: 700, color: ink, margin: '8px 0 4px' },
  columnText: { fontSize: 15, lineHeight: '22px', color: ink, margin: 0 },
  quote: {
    borderLeft: `3px solid ${sand}`,
    padding: '4px 0 4px 16px',
    margin: '8px 0 20px',
    fontSize: 16,
    lineHeight: '26px',
    color: ink,
    whiteSpace: 'pre-wrap',
    wordBreak: 'break-word',
  },
  footer: { padding: '24px 12px 0' },
} satisfies Record<string, CSSProperties>;

/** For programs that follow the reader's dark mode; the others show the light one. No character here needs escaping. */
export const darkMode = `:root{color-scheme:light dark;supported-color-schemes:light dark}
@media (prefers-color-scheme:dark){
.m-page{background-color:#1e1b18!important}
.m-card{background-color:#2a2622!important}
.m-ink{color:#f3eee7!important;border-color:#4a433c!important}
.m-soft{color:#b8afa4!important;border-color:#4a433c!important}
.m-link{color:#9cc7af!important}
}`;
