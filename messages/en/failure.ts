import type { FailureTexts } from '../shape/failure.ts';

export const en: FailureTexts = {
  title: 'Something went wrong',
  text: 'This page could not be loaded. Your basket is safe. Please try again in a moment.',
  retry: 'Try again',
  home: 'Go to the home page',
  notFound: 'Resource not found',
  reference: 'Reference',
};
