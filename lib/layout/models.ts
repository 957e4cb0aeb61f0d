/** The line above the header. */
export type Announcement = {
  id: string;
  text: string;
  href: string | null;
  device: 'mobile' | 'desktop' | 'both';
};
