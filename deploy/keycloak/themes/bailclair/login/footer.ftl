<#macro content>
<#if realm.name != "staff" && (client.baseUrl)?has_content>
<div class="${properties.kcLoginFooterBand!}">
  <p class="${properties.kcLoginFooterBandItem!}"><a id="bailclair-forgotten" href="${client.baseUrl}mot-de-passe-oublie">${msg("bailclairForgotten")}</a></p>
  <p class="${properties.kcLoginFooterBandItem!}"><a id="bailclair-resend" href="${client.baseUrl}renvoyer-confirmation">${msg("bailclairResend")}</a></p>
  <p class="${properties.kcLoginFooterBandItem!}">${msg("bailclairNoAccount")} <a id="bailclair-sign-up" href="${client.baseUrl}creation">${msg("bailclairSignUp")}</a></p>
</div>
</#if>
</#macro>
