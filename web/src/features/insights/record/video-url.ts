/** Where YouTube shows a video. */
export const videoUrl = (id: string): string => `https://www.youtube.com/watch?v=${encodeURIComponent(id)}`
