/** Style sheet, image or font in a test. */
export default 'asset';
