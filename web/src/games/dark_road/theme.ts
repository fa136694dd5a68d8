export default 'dark' as const;
