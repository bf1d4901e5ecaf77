import type { YouTubeVideo } from '#shared/contract/video.ts'
import { VideoLink } from '#web/layout/video/video-link.tsx'
import { VideoPicture } from '#web/layout/video/video-picture.tsx'

/** A video's thumbnail with its duration, and its title linked to YouTube. */
export const VideoName = ({ video }: { video: YouTubeVideo }) => (
  <div className="flex items-center gap-3 sm:gap-4">
    <VideoPicture {...video} className="w-20 sm:w-24" />
    <VideoLink video={video} className="line-clamp-2 min-w-28 font-medium hover:underline" />
  </div>
)
