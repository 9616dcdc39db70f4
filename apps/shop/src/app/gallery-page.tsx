export { Gallery as Component } from '@sgb/ui/gallery.tsx';
